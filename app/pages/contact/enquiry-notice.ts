import { interpolate } from "../../data/format.ts";

type Notices = { notice: string; noticeOutside: string };

/**
 * The notice beside the enquiry's button: what we store, or which outside service receives the enquiry.
 * @param accessKey the key for an outside form service; empty if our own server receives the form
 */
export function enquiryNotice({ notice, noticeOutside }: Notices, url: string, accessKey: string): string {
  const host = /^https?:\/\/([^/?#]+)/.exec(url)?.[1];
  return accessKey && host ? interpolate(noticeOutside, { host }) : notice;
}

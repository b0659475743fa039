import { interpolate } from "../../data/interpolate.ts";

type Notices = { notice: string; noticeOutside: string };

/**
 * What stands beside the enquiry's button: what we keep, or which outside service the enquiry goes to.
 * @param url where the form posts: a path of this site or an absolute address
 * @param accessKey the key that an outside form service asks for; empty where our own server takes the form
 */
export function enquiryNotice({ notice, noticeOutside }: Notices, url: string, accessKey: string): string {
  const host = /^https?:\/\/([^/?#]+)/.exec(url)?.[1];
  return accessKey && host ? interpolate(noticeOutside, { host }) : notice;
}

/** CloudFront's own fields of a policy; what it has none for goes among the custom ones. */
type Policy = {
  Name: string;
  SecurityHeadersConfig: Record<string, Record<string, string | number | boolean>>;
  CustomHeadersConfig: { Quantity: number; Items: { Header: string; Value: string; Override: boolean }[] };
};

/**
 * The headers that every answer carries, as `aws cloudfront create-response-headers-policy` takes them. The security policy
 * is left to the pages: it differs from page to page, and CloudFront's is one for all.
 */
export function responseHeadersPolicy(everywhere: Record<string, string>): Policy {
  const {
    "Content-Security-Policy": _,
    "Strict-Transport-Security": transport,
    "X-Content-Type-Options": __,
    "X-Frame-Options": frames = "DENY",
    "Referrer-Policy": referrer = "",
    ...custom
  } = everywhere;
  const items = Object.entries(custom).map(([Header, Value]) => ({ Header, Value, Override: true }));
  return {
    Name: "pages",
    SecurityHeadersConfig: {
      ContentTypeOptions: { Override: true },
      FrameOptions: { FrameOption: frames, Override: true },
      ReferrerPolicy: { ReferrerPolicy: referrer, Override: true },
      ...(transport && {
        StrictTransportSecurity: {
          AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
          IncludeSubdomains: transport.includes("includeSubDomains"),
          Preload: transport.includes("preload"),
          Override: true,
        },
      }),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
  };
}

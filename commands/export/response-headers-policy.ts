/**
 * The headers for every answer, as `aws cloudfront create-response-headers-policy` takes them. The content security policy
 * is left to the pages, since it differs from page to page; headers without a field of their own are custom ones.
 */
export function responseHeadersPolicy(everywhere: Record<string, string>) {
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

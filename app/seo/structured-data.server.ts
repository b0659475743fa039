import { localPath } from "../data/paths.server.ts";
import { readSite } from "../data/site.server.ts";

/** The agency as a schema.org object; other objects refer to its `@id`. */
export function organisation(): object {
  const { name, address, phone, email, social, openingHours = [], geo } = readSite();
  return {
    "@type": "LocalBusiness",
    "@id": "/#agency",
    name,
    url: "/",
    image: "/icon-512.png",
    logo: "/icon-512.png",
    telephone: phone.number,
    email,
    address: {
      "@type": "PostalAddress",
      streetAddress: address.street,
      addressLocality: address.locality,
      addressRegion: address.region,
      postalCode: address.postalCode,
      addressCountry: address.country,
    },
    openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: days,
      opens,
      closes,
    })),
    ...(geo && {
      geo: { "@type": "GeoCoordinates", latitude: geo.latitude, longitude: geo.longitude },
    }),
    sameAs: social.map(({ url }) => url),
  };
}

/** The agency in short, as what publishes. */
export function agency(): object {
  return { "@type": "Organization", "@id": "/#agency", name: readSite().name, url: "/" };
}

/** The path from Home to a page, for search engines. */
export function breadcrumbs(...steps: { name: string; path: string }[]): object {
  return {
    "@type": "BreadcrumbList",
    itemListElement: [{ name: readSite().name, path: "/" }, ...steps].map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: localPath(path),
    })),
  };
}

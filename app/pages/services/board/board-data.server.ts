import { publishingDay } from "../../../data/publishing.server.ts";
import type { Board } from "../places/boards.server.ts";
import { daysUntilFree } from "../places/vacancy.ts";
import type { Prices } from "../prices.server.ts";

/** A board for search engines: what can be booked with its range of prices, if it has one, and where it stands. */
export function boardData(
  { path, slug, name, board, place, at, freeFrom }: Board,
  description: string,
  prices: Prices["parts"][number]["rows"],
): object[] {
  const free = daysUntilFree(freeFrom, publishingDay()) === 0;
  return [
    {
      "@type": "Product",
      name,
      description,
      category: board,
      image: `/artwork/${slug}.jpg`,
      url: path,
      ...(prices.length > 0 && {
        offers: {
          "@type": "AggregateOffer",
          priceCurrency: "INR",
          lowPrice: Math.min(...prices.map(({ from }) => from)),
          highPrice: Math.max(...prices.map(({ to }) => to)),
          offerCount: prices.length,
          availability: `https://schema.org/${free ? "InStock" : "PreOrder"}`,
          ...(!free && { availabilityStarts: freeFrom }),
          seller: { "@id": "/#agency" },
        },
      }),
    },
    {
      "@type": "Place",
      name,
      address: place,
      url: path,
      ...(at && { geo: { "@type": "GeoCoordinates", ...at } }),
    },
  ];
}

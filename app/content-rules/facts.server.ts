import { toMonths } from "../data/billing.ts";
import { findClient } from "../data/clients.server.ts";
import { ContentError } from "../data/content-error.ts";
import { interpolate } from "../data/format.ts";
import { readPictureDescriptions } from "../data/pictures.server.ts";
import { findRentRow } from "../data/places/costs.ts";
import { readPlaceCopy } from "../data/places/place-copy.server.ts";
import { readPlaces } from "../data/places/places.server.ts";
import { readCostRows, readPrices } from "../data/places/prices.server.ts";
import { readStories } from "../data/stories.server.ts";

/** Finds stories whose plan names an unknown place, whose artwork is another client’s, or whose bill contradicts the prices. */
export function checkStories(): ContentError[] {
  const places = readPlaces().map(({ slug }) => slug);
  const prices = new Map(readPrices().parts.flatMap(({ rows }) => rows.map((row) => [row.what, row])));
  const boards = new Set(readCostRows().flatMap(({ board, what }) => (board ? [what] : [])));
  const finished = readStories().filter(({ draft }) => !draft);
  return finished.flatMap(({ file, plan, bill, artwork, client }) => [
    ...artwork.flatMap((entry, index) => {
      const picture = typeof entry === "string" ? entry : entry.picture;
      const owner = readPictureDescriptions().get(picture)?.client;
      if (owner === client) return [];
      const remedy = `“${picture}” was made for another client; choose a work for ${findClient(client, file).name}`;
      return [new ContentError(file, `artwork (entry ${index + 1})`, remedy)];
    }),
    ...plan.places
      .filter((place) => !places.includes(place))
      .map(
        (place) =>
          new ContentError(
            file,
            "plan.places",
            `no society and no site is called “${place}” in addresses; correct it, or take it out`,
          ),
      ),
    ...bill.flatMap(({ what, rate, price, months }, index) => {
      if (price === undefined) return [];
      const field = `bill (entry ${index + 1})`;
      const row = prices.get(price);
      if (!row) {
        const remedy = `content/prices.yaml has no row “${price}”; correct it, or take the line out`;
        return [new ContentError(file, `${field}.price`, remedy)];
      }
      if (boards.has(price) && months !== toMonths(plan.weeks)) {
        const remedy = `${what}: ${plan.weeks} weeks are paid by months; write months: ${toMonths(plan.weeks)}`;
        return [new ContentError(file, `${field}.months`, remedy)];
      }
      if (rate >= row.from && rate <= row.to) return [];
      const remedy = `${what} is billed at ₹${rate}, outside the range of “${price}” in content/prices.yaml, ₹${row.from} to ₹${row.to}; correct one of them`;
      return [new ContentError(file, `${field}.rate`, remedy, { isAdvice: true })];
    }),
  ]);
}

/** Finds boards whose kind and size have no row in the price list. */
export function checkBoardPrices(): ContentError[] {
  const { size } = readPlaceCopy();
  return readPlaces().flatMap((place) =>
    place.boards
      .filter((board) => !findRentRow(readCostRows(), board))
      .map(({ kind, kindName, width, height }) => {
        const row = `“${kindName}, ${interpolate(size, { width, height })}”`;
        const remedy = `add a row ${row} with board: { kind: ${kind}, width: ${width}, height: ${height} } to content/prices.yaml`;
        return new ContentError(place.file, place.name, remedy, { isAdvice: true });
      }),
  );
}

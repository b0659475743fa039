const places: Record<string, string> = import.meta.env.PLACES ?? {};

/** A board's or society's name, by what stands for it in addresses; that itself where it has gone from the site. */
export const placeName = (slug: string): string => places[slug] ?? slug;

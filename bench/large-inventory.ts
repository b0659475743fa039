import { appendFileSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";
import { argv, cwd, exit } from "node:process";

// Fills a copy of the project with an inventory as large as an agency's, to measure how the pages take it: see README.md here.

const counts = { sites: 188, societies: 92 };

/** Parts of Raipur: their middle, and their name in Hindi. */
const areas: [name: string, hindi: string, latitude: number, longitude: number][] = [
  ["Telibandha", "तेलीबांधा", 21.241, 81.661],
  ["Shankar Nagar", "शंकर नगर", 21.247, 81.672],
  ["Pandri", "पंडरी", 21.254, 81.655],
  ["Mowa", "मोवा", 21.277, 81.674],
  ["Fafadih", "फाफाडीह", 21.256, 81.639],
  ["Gudhiyari", "गुढ़ियारी", 21.262, 81.618],
  ["Tatibandh", "टाटीबंध", 21.255, 81.582],
  ["Samta Colony", "समता कॉलोनी", 21.244, 81.619],
  ["Sundar Nagar", "सुंदर नगर", 21.226, 81.613],
  ["Purani Basti", "पुरानी बस्ती", 21.229, 81.629],
  ["Tikrapara", "टिकरापारा", 21.222, 81.644],
  ["Santoshi Nagar", "संतोषी नगर", 21.214, 81.657],
  ["New Rajendra Nagar", "न्यू राजेंद्र नगर", 21.221, 81.671],
  ["VIP Road", "वीआईपी रोड", 21.216, 81.692],
];

const roads = [
  "Station Road",
  "Canal Road",
  "Ring Road",
  "Main Road",
  "Link Road",
  "Temple Road",
  "Park Road",
];
const corners = [
  "clock tower",
  "water tank",
  "flyover",
  "petrol pump",
  "school gate",
  "vegetable market",
  "bus stop",
];
const light = ["Lit from above, until 10 pm", "By its street lamps, all night", "Dark after sunset"];
/** Kind, sides and poster of boards that the price list has a rent for. */
const siteBoards = [
  ["hoarding", 20, 10, "setu-wide"],
  ["hoarding", 40, 20, "dhoop-wide"],
  ["unipole", 30, 15, "amaltas-wide"],
  ["hoarding", 20, 20, "rasoi-wide"],
  ["gantry", 40, 8, "bhoomi-wide"],
  ["kiosk", 3, 4, "gati-pole"],
  ["hoarding", 40, 10, "tarang-wide"],
  ["unipole", 20, 10, "nabh-wide"],
] as const;
const societyBoards = [
  ["pylon", "Pylon", 3, 5, "mayurika"],
  ["pylon", "Pylon", 4, 5, "amaltas"],
  ["display", "Display board", 9, 7, "setu"],
  ["lift", "Clip-on", 3, 5, "dhoop-lift"],
  ["display", "Display board", 15, 6, "gati"],
] as const;
const trees = [
  "Neem",
  "Peepal",
  "Gulmohar",
  "Champa",
  "Kadamba",
  "Palash",
  "Karanj",
  "Amla",
  "Bael",
  "Sal",
  "Tamarind",
];
const homes = ["Enclave", "Residency", "Vihar", "Heights", "Gardens", "Court", "Towers", "Greens", "Parisar"];

/** The same numbers in every run: mulberry32, from 0 to below 1. */
let seed = 360;
function draw(): number {
  seed = (seed + 0x6d2b79f5) | 0;
  let bits = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  bits = (bits + Math.imul(bits ^ (bits >>> 7), 61 | bits)) ^ bits;
  return ((bits ^ (bits >>> 14)) >>> 0) / 2 ** 32;
}

const pick = <Item>(list: readonly Item[]): Item => list[Math.floor(draw() * list.length)] as Item;
const between = (from: number, to: number) => Math.round(from + draw() * (to - from));
const addDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Near the middle of an area, inside the map. */
function placeIn([, , latitude, longitude]: (typeof areas)[number]): string {
  const at = (middle: number, spread: number) => (middle + (draw() - 0.5) * spread).toFixed(4);
  return `{ latitude: ${at(latitude, 0.014)}, longitude: ${at(longitude, 0.018)} }`;
}

/** None, one that runs, or one that runs and one to come. */
function writeBookings(): string {
  const chance = draw();
  if (chance < 0.45) return "";
  const until = between(3, 60);
  const next = `, { from: ${addDays(until + 20)}, until: ${addDays(until + 50)} }`;
  return `bookings: [{ until: ${addDays(until)} }${chance > 0.85 ? next : ""}]`;
}

function writeEntry(lines: string[], indent: string): string {
  const [first, ...rest] = lines.filter((line) => line !== "");
  return `${indent}- ${first}\n${rest.map((line) => `${indent}  ${line}\n`).join("")}`;
}

function writeSite(index: number): { english: string; hindi: string } {
  const area = areas[index % areas.length] as (typeof areas)[number];
  const [kind, width, height, poster] = pick(siteBoards);
  const road = pick(roads);
  const corner = pick(corners);
  const lit = pick(light);
  const key = `large-site-${index + 1}`;
  const english = writeEntry(
    [
      `key: ${key}`,
      `name: ${area[0]} ${corner} ${index + 1}`,
      `place: ${road}, ${area[0]}, Raipur`,
      `area: ${area[0]}`,
      `kind: ${kind}`,
      `width: ${width}`,
      `height: ${height}`,
      ...(kind === "kiosk" ? [`count: ${between(4, 12)}`] : kind === "unipole" ? ["count: 2"] : []),
      `facing: Traffic from ${pick(roads)}`,
      `light: "${lit}"`,
      ...(lit.startsWith("Dark") ? ["lit: false"] : []),
      "traffic: Steady all day",
      `poster: ${poster}`,
      `blurb: "By the ${corner} on ${road}, in view of everybody who comes to ${area[0]}. Number ${index + 1} of a trial."`,
      `at: ${placeIn(area)}`,
      `road: { approach: "Along ${road}, past the ${corner}", speed: ${between(10, 50)}, view: ${between(60, 220)} }`,
      `passers: ${between(4, 90) * 1000}`,
      writeBookings(),
      "sample: true",
    ],
    "  ",
  );
  const hindi = `  ${key}:\n    area: ${area[1]}\n    place: ${area[1]}, रायपुर\n`;
  return { english, hindi };
}

function writeSociety(index: number): { english: string; hindi: string } {
  const area = areas[(index * 5) % areas.length] as (typeof areas)[number];
  const [kind, board, width, height, poster] = pick(societyBoards);
  const name = `${trees[index % trees.length]} ${homes[Math.floor(index / trees.length) % homes.length]}`;
  const blocks = between(1, 9);
  const flats = blocks * between(10, 32);
  const key = `large-society-${index + 1}`;
  const english = writeEntry(
    [
      `key: ${key}`,
      `name: ${name}`,
      `address: ${area[0]}, Raipur`,
      `people: ${flats * 5}`,
      `flats: ${flats}`,
      `units: { label: Blocks, text: "${blocks}", count: ${blocks} }`,
      `board: ${board}`,
      `size: ${width} x ${height} ft`,
      `visibility: ${kind === "lift" ? "Lift" : "Entry and exit"}`,
      `boards: [{ kind: ${kind}, width: ${width}, height: ${height}, poster: ${poster} }]`,
      `towers: ${blocks}`,
      `blurb: "${flats} flats in ${area[0]}, under the ${trees[index % trees.length]?.toLowerCase()} trees. Number ${index + 1} of a trial."`,
      `at: ${placeIn(area)}`,
      `road: { approach: "From ${pick(roads)}, before the gate", speed: 15, view: ${between(40, 90)} }`,
      writeBookings(),
      "sample: true",
    ],
    "",
  );
  return { english, hindi: `${key}:\n  address: ${area[1]}, रायपुर\n` };
}

const [folder] = argv.slice(2);
const content = folder && path.resolve(folder, "content");
if (!content || realpathSync(content) === realpathSync(path.join(cwd(), "content"))) {
  console.error(
    "Name the folder of a copy of the project: node bench/large-inventory.ts ../copy\nIts content/ is added to, never this project’s own.",
  );
  exit(1);
}
const lists = [
  ["inventory/outdoor.yaml", counts.sites, writeSite],
  ["societies.yaml", counts.societies, writeSociety],
] as const;
for (const [file, count, write] of lists) {
  if (readFileSync(path.join(content, file), "utf8").includes("key: large-")) {
    console.error(`${path.join(content, file)} has them already; take a fresh copy.`);
    exit(1);
  }
  const entries = Array.from({ length: count }, (_, index) => write(index));
  appendFileSync(path.join(content, file), entries.map(({ english }) => english).join(""));
  appendFileSync(path.join(content, "hi", file), entries.map(({ hindi }) => hindi).join(""));
}
console.log(`${counts.sites} sites and ${counts.societies} societies more in ${content}`);

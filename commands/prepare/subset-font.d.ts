declare module "subset-font" {
  type Options = {
    targetFormat?: "woff2" | "truetype";
    keepFeatures?: string[];
    variationAxes?: Record<string, number | { min: number; max: number }>;
  };
  export default function subsetFont(font: Buffer, letters: string, options?: Options): Promise<Buffer>;
}

declare module "fontverter" {
  const fontverter: { convert(font: Buffer, format: "woff2" | "truetype"): Promise<Buffer> };
  export default fontverter;
}

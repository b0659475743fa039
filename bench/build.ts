export async function buildBench(_options: string[]): Promise<void> {}

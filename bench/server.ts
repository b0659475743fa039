export async function serverBench(_options: string[]): Promise<void> {}

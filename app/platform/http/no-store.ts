/** Headers of responses that no cache may keep. */
export const noStore = { 'Cache-Control': 'no-store' };

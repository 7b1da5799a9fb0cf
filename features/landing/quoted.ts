const QUOTED = /“([^”]{1,500})”/g

/** What a text quotes as words for a member to write. */
export const quotedIn = (text: string): string[] => [...text.matchAll(QUOTED)].map(([, quoted = '']) => quoted)

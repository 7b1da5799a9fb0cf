/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Simulated demonstration: nothing is charged, sent or posted. Whoever has the sandbox token can sign in as anybody. Do not enter real cards or personal data.',
} as const

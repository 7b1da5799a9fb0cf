/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Demonstration: this site runs on simulated services. No charge, message or post is real. Whoever has the sandbox token reads every code and can sign in as anybody. Do not enter real cards or personal data.',
} as const

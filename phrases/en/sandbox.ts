/** Stands above every page where strangers can reach a product that runs on its sandbox. */
export const sandbox = {
  notice:
    'Demonstration: this site runs on simulated services. No charge, message or post is real. Do not enter real cards or personal data.',
} as const

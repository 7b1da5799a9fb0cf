/** https://en.wikipedia.org/wiki/Linear_congruential_generator, as in Numerical Recipes */
export function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

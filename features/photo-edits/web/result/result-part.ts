import { part } from '../LoadedPart.tsx'

/** What is shown of an edit: nobody needs it before there is one. */
export const resultPart = part('result', async () => {
  const [{ EditView }, { RedoView }] = await Promise.all([import('./EditView.tsx'), import('./RedoView.tsx')])
  return { EditView, RedoView }
})

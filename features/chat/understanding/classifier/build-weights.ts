/** Builds the weights where they are missing, before anybody waits for them: part of `npm run build` and of `npm start`. */
import { loadModels } from './load.ts'

loadModels()

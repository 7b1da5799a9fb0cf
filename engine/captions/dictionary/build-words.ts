/** Builds the lists of accents and names where they are missing, before anybody waits for them: part of `npm run build` and of `npm start`. */
import { loadAllWords } from './load-words.ts'

loadAllWords()

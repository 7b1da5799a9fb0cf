/** All the script of the front page. Without it everything can be read and every link works. */
import { enlivenBar } from './enliven-bar.ts'
import { enlivenFilms } from './enliven-films.ts'
import { layOutBelow } from './lay-out-below.ts'

enlivenBar()
layOutBelow()
enlivenFilms()

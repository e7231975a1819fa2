import { answerDrawings } from './answer-drawings.ts'
import { drawLinkPicture } from './draw-link-picture.ts'

answerDrawings(drawLinkPicture)

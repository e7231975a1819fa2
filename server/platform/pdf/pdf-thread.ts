import { answerDrawings } from '../drawing/answer-drawings.ts'
import { drawDocument } from './draw-document.ts'

answerDrawings(drawDocument)

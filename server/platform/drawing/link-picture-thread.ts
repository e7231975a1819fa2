import { answerDrawings } from './answer-drawings.ts'
import { drawIcon, type Icon } from './draw-icon.ts'
import { drawLinkPicture, type LinkPicture } from './draw-link-picture.ts'

answerDrawings((drawing: LinkPicture | Icon) => ('letter' in drawing ? drawIcon(drawing) : drawLinkPicture(drawing)))

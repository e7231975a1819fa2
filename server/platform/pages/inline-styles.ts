import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const styleLink = /<link [^>]*rel="stylesheet" href="\/assets\/([^"#]+\.css)#?"\/>/g

/**
 * Inlines a page's style sheets, so that a first visit paints after one answer instead of two (P15). Their links stay, disabled, because
 * the page's scripts would otherwise load them again.
 */
export function createStyleInliner(clientFolder: string): (html: string) => string {
  const folder = path.join(clientFolder, 'assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.css'))
  const styles = new Map(files.map((file) => [file, readFileSync(path.join(folder, file), 'utf8').trim()]))
  return (html) =>
    html.replaceAll(styleLink, (link, file: string) => {
      const style = styles.get(file)
      return style === undefined ? link : `<style>${style}</style>${link.replace('<link ', '<link disabled ')}`
    })
}

import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve, sep } from 'node:path'
import { parseSync } from 'vite'
import { filesUnder } from '../files.mjs'

const codeFolders = ['domain', 'server', 'web', 'stories', 'scripts', 'bench']
const documentFolders = ['.', 'docs', 'docs/decisions', 'docs/guide', 'docs/performance', 'docs/security']

/** A file of the project, read and parsed at most once. */
export class Source {
  #text
  #parsed

  /**
   * @param {string} root
   * @param {string} path relative to the root, with slashes
   */
  constructor(root, path) {
    this.root = root
    this.path = path
  }

  get text() {
    this.#text ??= readFileSync(`${this.root}/${this.path}`, 'utf8')
    return this.#text
  }

  get isTest() {
    return /\.test\.tsx?$/.test(this.path)
  }

  get isCode() {
    return /\.(?:ts|tsx|mjs)$/.test(this.path)
  }

  get program() {
    return this.#parse().program
  }

  /** Every comment, without its delimiters. */
  get comments() {
    return this.#parse().comments.map(({ value, start }) => ({ text: value, line: this.lineAt(start) }))
  }

  /** The line of a position in the text; the first is 1. */
  lineAt(position) {
    return this.text.slice(0, position).split('\n').length
  }

  /** Every import and re-export with a literal address. */
  imports() {
    const found = []
    this.visit((node) => {
      const source =
        /^(?:ImportDeclaration|ImportExpression|ExportNamedDeclaration|ExportAllDeclaration)$/.test(node.type) && node.source
      if (source && typeof source.value === 'string') found.push({ address: source.value, line: this.lineAt(node.start) })
      if (node.type === 'TSImportType' && typeof node.source?.value === 'string')
        found.push({ address: node.source.value, line: this.lineAt(node.start) })
    })
    return found
  }

  /** Calls `look` with every node of the syntax tree. */
  visit(look) {
    const step = (node) => {
      if (node === null || typeof node !== 'object') return
      if (Array.isArray(node)) return node.forEach(step)
      if (typeof node.type === 'string') look(node)
      for (const [name, value] of Object.entries(node)) if (name !== 'parent') step(value)
    }
    step(this.program)
  }

  #parse() {
    if (this.#parsed) return this.#parsed
    this.#parsed = parseSync(this.path, this.text)
    const [error] = this.#parsed.errors
    if (error) throw new Error(`${this.path} cannot be parsed: ${error.message}`)
    return this.#parsed
  }
}

/** All source files of the project. @param {string} root */
export function sourcesOf(root) {
  return codeFolders
    .flatMap((folder) => filesUnder(resolve(root, folder)))
    .map((path) => new Source(root, relative(root, path).split(sep).join('/')))
}

/** All documents of the project. @param {string} root */
export function documentsOf(root) {
  return documentFolders
    .filter((folder) => existsSync(join(root, folder)))
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => join(folder, file)))
    .filter((path) => path.endsWith('.md'))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

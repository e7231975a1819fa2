import StarterKit from '@tiptap/starter-kit'
import { headingLevels, isSafeAddress, linkAttributes } from '#domain/kernel/rich-text.ts'

/** Only unambiguous addresses become links automatically: "ASP.NET" and "Node.js" do not. */
function isLikelyAddress(text: string): boolean {
  return /^(?:https?:\/\/|mailto:|www\.)./i.test(text) || /^[^\s/@]+@[^\s/@]+$/.test(text)
}

/** The editor makes and shows exactly what the sanitiser keeps. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [...headingLevels] },
    code: false,
    codeBlock: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: linkAttributes,
      isAllowedUri: isSafeAddress,
      shouldAutoLink: isLikelyAddress,
    },
    // It would add an empty paragraph to a text that ends with a list.
    trailingNode: false,
  }),
]

/** Extensions taken for CVs and portfolio files (decision 46). The server decides by content, the browser tells early. */
export const documentExtensions = ['png', 'jpg', 'jpeg', 'pdf', 'docx', 'doc', 'odt', 'odg'] as const

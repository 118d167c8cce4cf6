const SALVE_COMO = 'Abra-o no Excel ou no LibreOffice, salve como .xlsx ou CSV e envie de novo.'

/**
 * Files that people send instead of a spreadsheet, and what to do about each. The server recognises them by
 * content, the screen by name.
 */
export const recusasDeFormato = {
  IMAGEM: 'O arquivo é uma imagem, e dela não se leem dados. Envie a própria planilha, em CSV ou XLSX.',
  PDF: 'O arquivo é um PDF, e não uma planilha. Peça os dados em CSV ou XLSX ao sistema que o gerou.',
  COMPACTADO: 'O arquivo está compactado. Descompacte-o e envie a planilha que está dentro, em CSV ou XLSX.',
  PAGINA: `O arquivo é uma página HTML ou XML com nome de planilha. ${SALVE_COMO}`,
  EXCEL_ANTIGO: `O arquivo é de um Excel antigo (.xls) ou está protegido por senha. ${SALVE_COMO}`,
  COM_SENHA: `A planilha está protegida por senha. ${SALVE_COMO}`,
  OUTRO: `O arquivo não é uma planilha que se possa ler. ${SALVE_COMO}`,
} as const

export type FormatoRecusado = keyof typeof recusasDeFormato

const PELO_NOME: [RegExp, FormatoRecusado][] = [
  [/\.(jpe?g|png|gif|webp|heic|heif|avif|bmp|tiff?)$/i, 'IMAGEM'],
  [/\.pdf$/i, 'PDF'],
  [/\.(zip|rar|7z|gz|tar)$/i, 'COMPACTADO'],
  [/\.(html?|xml)$/i, 'PAGINA'],
  [/\.xls$/i, 'EXCEL_ANTIGO'],
]

const LIDOS = /\.(csv|txt|tsv|xlsx)$/i

/** Why a file with this name should not even be sent, or null. */
export const recusaPeloNome = (nome: string): string | null => {
  if (LIDOS.test(nome)) return null
  return recusasDeFormato[PELO_NOME.find(([padrao]) => padrao.test(nome))?.[1] ?? 'OUTRO']
}

import { CINZA, criarDocumento, PRETO } from './documento.ts'
import { desenharQr } from './qr.ts'

const MARGEM = 50
const LARGURA = 595.28 - 2 * MARGEM

type Coluna = { largura: number; direita?: boolean }

/** A sheet that is written from top to bottom. */
export const criarFolha = ({ titulo, autor, em }: { titulo: string; autor: string; em: string }) => {
  const { pdf, terminado } = criarDocumento({ titulo, autor, em, margem: MARGEM })
  const aEsquerda = () => {
    pdf.x = MARGEM
  }
  const texto = (linha: string, tamanho = 10) => {
    aEsquerda()
    pdf.font('normal').fontSize(tamanho).fillColor(PRETO).text(linha, { width: LARGURA, lineGap: 2 })
  }
  const caber = (altura: number) => {
    if (pdf.y + altura > pdf.page.height - MARGEM) pdf.addPage()
  }

  return {
    titulo: (linha: string) => {
      aEsquerda()
      pdf.font('forte').fontSize(18).fillColor(PRETO).text(linha, { width: LARGURA })
    },
    secao: (linha: string) => {
      caber(70)
      aEsquerda()
      pdf.moveDown(0.9).font('forte').fontSize(12).fillColor(PRETO).text(linha, { width: LARGURA })
      pdf.moveDown(0.2)
    },
    texto,
    menor: (linha: string) => {
      aEsquerda()
      pdf.font('normal').fontSize(8.5).fillColor(CINZA).text(linha, { width: LARGURA, lineGap: 1 })
    },
    /** "Nome: valor". */
    campo: (nome: string, valor: string) => {
      aEsquerda()
      pdf
        .font('forte')
        .fontSize(10)
        .fillColor(PRETO)
        .text(`${nome}: `, { continued: true, width: LARGURA, lineGap: 2 })
      pdf.font('normal').text(valor)
    },
    tabela: (colunas: readonly Coluna[], linhas: readonly (readonly string[])[]) => {
      for (const [i, linha] of linhas.entries()) {
        caber(16)
        const y = pdf.y
        let x = MARGEM
        for (const [j, { largura, direita }] of colunas.entries()) {
          pdf
            .font(i ? 'normal' : 'forte')
            .fontSize(9)
            .fillColor(i ? PRETO : CINZA)
            .text(linha[j] ?? '', x, y, {
              width: largura,
              align: direita ? 'right' : 'left',
              lineBreak: false,
            })
          x += largura
        }
        pdf.y = y + 14
      }
      aEsquerda()
    },
    novaPagina: () => pdf.addPage(),
    /** For a printed sheet. */
    quadro: (endereco: string, lado = 110) => {
      caber(lado + 10)
      const topo = pdf.y + 6
      desenharQr(pdf, endereco, { x: MARGEM, y: topo, lado })
      pdf.y = topo + lado + 6
    },
    link: (endereco: string) => {
      aEsquerda()
      pdf.font('normal').fontSize(9).fillColor('#0033a1').text(endereco, { width: LARGURA, link: endereco })
    },
    /** Numbers the pages, and gives the bytes. */
    fechar: (rodape: string) => {
      const { count } = pdf.bufferedPageRange()
      for (let i = 0; i < count; i++) {
        pdf.switchToPage(i)
        // Below the margin pdfkit would start another page.
        pdf.page.margins.bottom = 0
        pdf
          .font('normal')
          .fontSize(8)
          .fillColor(CINZA)
          .text(`${rodape} – página ${i + 1} de ${count}`, MARGEM, pdf.page.height - 32, { width: LARGURA })
      }
      pdf.end()
      return terminado
    },
  }
}
export type Folha = ReturnType<typeof criarFolha>

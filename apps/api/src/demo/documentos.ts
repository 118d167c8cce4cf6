import type { TipoAnexo } from '@balcao/contract/base/anexo'
import sharp from 'sharp'

const LARGURA = 1_000
const ALTURA = 640
/** Longer than the shortest that is accepted. */
const SEGUNDOS_DE_AUDIO = 14
const AMOSTRAS_POR_SEGUNDO = 8_000

type Desenho = { titulo: string; cor: string; linhas: string[]; retrato?: boolean }

const CARTEIRA = 'REPÚBLICA DA DEMONSTRAÇÃO'

/** Nobody's. Each is a set of papers of its own, so that not every sale shows the same person. */
const PESSOAS = [
  {
    nome: 'PESSOA FICTÍCIA DA SILVA',
    nascimento: '01/01/1990',
    rua: 'Rua das Flores, 123',
    matiz: '#dfeee2',
  },
  { nome: 'FULANA INVENTADA DE SOUZA', nascimento: '02/02/1985', rua: 'Rua dos Ipês, 45', matiz: '#e9e2f3' },
  {
    nome: 'BELTRANO IMAGINÁRIO COSTA',
    nascimento: '03/03/1978',
    rua: 'Avenida do Sol, 900',
    matiz: '#f3e9dc',
  },
  { nome: 'SICRANA FANTASIA LIMA', nascimento: '04/04/1999', rua: 'Travessa da Lua, 7', matiz: '#dcecf3' },
  { nome: 'TAL DE TAL PEREIRA', nascimento: '05/05/1966', rua: 'Praça da Matriz, 31', matiz: '#f3dce4' },
  { nome: 'ZUTANA EXEMPLO RAMOS', nascimento: '06/06/1993', rua: 'Alameda Norte, 208', matiz: '#ecf3dc' },
]
type Alguem = (typeof PESSOAS)[number]

const desenhosDe = ({
  nome,
  nascimento,
  rua,
  matiz,
}: Alguem): Record<Exclude<TipoAnexo, 'AUDIO_ACEITE'>, Desenho> => ({
  DOCUMENTO_FRENTE: {
    titulo: `${CARTEIRA} · CARTEIRA DE IDENTIDADE`,
    cor: matiz,
    linhas: [`Nome: ${nome}`, `Nascimento: ${nascimento}`, 'Registro: 00.000.000-0'],
    retrato: true,
  },
  DOCUMENTO_VERSO: {
    titulo: `${CARTEIRA} · VERSO`,
    cor: matiz,
    linhas: ['Filiação: MÃE FICTÍCIA E PAI FICTÍCIO', 'CPF: 000.000.000-00', `Nascimento: ${nascimento}`],
  },
  COMPROVANTE_ENDERECO: {
    titulo: 'CONTA DE LUZ · COMPANHIA FICTÍCIA DE ENERGIA',
    cor: '#fbf6e3',
    linhas: [`Titular: ${nome}`, `${rua} – Centro`, 'Total a pagar: R$ 123,45'],
  },
  COMPROVANTE_VENDA: {
    titulo: 'COMPROVANTE DE VENDA',
    cor: '#f7eaea',
    linhas: [`Visita feita na casa de ${nome}`, 'Assinatura: ______________________', 'Data: 01/01/2026'],
  },
})

const COR_DO_TEXTO = '#222222'

const texto = (conteudo: string, tamanho: number, cor: string, top: number, left: number) => ({
  input: {
    text: {
      text: `<span foreground="${cor}">${conteudo}</span>`,
      font: `sans ${tamanho}`,
      rgba: true,
      dpi: 72,
    },
  },
  top,
  left,
})

const RETRATO = {
  input: { create: { width: 220, height: 290, channels: 3 as const, background: '#9fb0a4' } },
  top: 150,
  left: 60,
}

const desenhar = async ({ titulo, cor, linhas, retrato = false }: Desenho) => {
  const conteudo = await sharp({
    create: { width: LARGURA, height: ALTURA, channels: 3, background: cor },
  })
    .composite([
      ...(retrato ? [RETRATO] : []),
      texto(`<b>${titulo}</b>`, 24, '#223344', 50, 60),
      texto(linhas.join('\n\n'), 26, COR_DO_TEXTO, 170, retrato ? 320 : 60),
      texto('<b>DOCUMENTO FICTÍCIO</b>', 64, '#cc2222', 530, 90),
    ])
    .jpeg({ quality: 80 })
    .toBuffer()
  return { conteudo, mime: 'image/jpeg', largura: LARGURA, altura: ALTURA, duracao_ms: null }
}

/** Soft tones, one a second, instead of a voice: a WAV of one byte per sample. */
const tocar = () => {
  const amostras = SEGUNDOS_DE_AUDIO * AMOSTRAS_POR_SEGUNDO
  const conteudo = Buffer.alloc(44 + amostras)
  conteudo.write('RIFF', 0)
  conteudo.writeUInt32LE(36 + amostras, 4)
  conteudo.write('WAVEfmt ', 8)
  conteudo.writeUInt32LE(16, 16)
  conteudo.writeUInt16LE(1, 20)
  conteudo.writeUInt16LE(1, 22)
  conteudo.writeUInt32LE(AMOSTRAS_POR_SEGUNDO, 24)
  conteudo.writeUInt32LE(AMOSTRAS_POR_SEGUNDO, 28)
  conteudo.writeUInt16LE(1, 32)
  conteudo.writeUInt16LE(8, 34)
  conteudo.write('data', 36)
  conteudo.writeUInt32LE(amostras, 40)
  for (let i = 0; i < amostras; i++) {
    const segundo = i / AMOSTRAS_POR_SEGUNDO
    const tom = 220 * 2 ** ((Math.floor(segundo) % 5) / 5)
    const volume = 40 * Math.sin(Math.PI * (segundo % 1))
    conteudo[44 + i] = 128 + Math.round(volume * Math.sin(2 * Math.PI * tom * segundo))
  }
  return {
    ...{ conteudo, mime: 'audio/wav', largura: null, altura: null },
    duracao_ms: SEGUNDOS_DE_AUDIO * 1_000,
  }
}

const papeisDe = async (alguem: Alguem) => {
  const { DOCUMENTO_FRENTE, DOCUMENTO_VERSO, COMPROVANTE_ENDERECO, COMPROVANTE_VENDA } = desenhosDe(alguem)
  return {
    DOCUMENTO_FRENTE: await desenhar(DOCUMENTO_FRENTE),
    DOCUMENTO_VERSO: await desenhar(DOCUMENTO_VERSO),
    COMPROVANTE_ENDERECO: await desenhar(COMPROVANTE_ENDERECO),
    COMPROVANTE_VENDA: await desenhar(COMPROVANTE_VENDA),
  }
}

/** A few sets, drawn or played by code: nobody's papers, and nobody's voice. */
export const documentosDaDemo = async () => {
  const AUDIO_ACEITE = tocar()
  const papeis = await Promise.all(PESSOAS.map(papeisDe))
  return papeis.map((deAlguem) => ({ ...deAlguem, AUDIO_ACEITE }) satisfies Record<TipoAnexo, object>)
}

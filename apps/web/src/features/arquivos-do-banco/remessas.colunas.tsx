import { nomesDasSituacoesDeRemessa, type Remessa } from '@balcao/contract/cobranca/remessa-api'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { comMilhares } from '@balcao/contract/valores/quantos'
import { quando } from '#ui/quando.ts'
import { Situacao, type TomDaSituacao } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import { textos } from './arquivos.textos.ts'
import { BaixarRemessa } from './BaixarRemessa.tsx'
import { ContaDoArquivo } from './ContaDoArquivo.tsx'

const t = textos.remessas
const tons: Record<Remessa['situacao'], TomDaSituacao> = {
  GERANDO: 'informacao',
  PRONTA: 'sucesso',
  FALHOU: 'perigo',
}

/** Only known once everything was taken into it. */
const seTomada = ({ titulos }: Remessa, texto: string) => titulos > 0 && texto

/** The bank knows nothing of it before somebody takes the file there. */
const esperaAlguem = ({ situacao, baixada_em }: Remessa) => situacao === 'PRONTA' && baixada_em === null

export const colunasDeRemessa: Coluna<Remessa>[] = [
  { id: 'numero', titulo: t.colunas.numero, celula: ({ numero }) => t.numero(numero) },
  {
    id: 'situacao',
    titulo: t.colunas.situacao,
    destaque: true,
    celula: (uma) =>
      esperaAlguem(uma) ? (
        <Situacao tom="aviso">{t.naoBaixada}</Situacao>
      ) : (
        <Situacao tom={tons[uma.situacao]}>{nomesDasSituacoesDeRemessa[uma.situacao]}</Situacao>
      ),
  },
  { id: 'conta', titulo: t.colunas.conta, celula: ({ conta }) => <ContaDoArquivo conta={conta} /> },
  {
    id: 'titulos',
    titulo: t.colunas.titulos,
    numero: true,
    celula: (uma) => seTomada(uma, comMilhares(uma.titulos)),
  },
  {
    id: 'valor',
    titulo: t.colunas.valor,
    numero: true,
    celula: (uma) => seTomada(uma, formatarDinheiro(uma.valor)),
  },
  { id: 'quem', titulo: t.colunas.quem, opcional: true, celula: ({ criado_por }) => criado_por },
  { id: 'quando', titulo: t.colunas.quando, celula: ({ criado_em }) => quando(criado_em) },
  { id: 'arquivo', titulo: t.colunas.arquivo, celula: (remessa) => <BaixarRemessa remessa={remessa} /> },
]

import type { LinhaDoRetorno } from '@balcao/contract/cobranca/retorno-api'
import { nomeDaOcorrencia } from '@balcao/contract/cobranca/retorno-eventos'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { comMilhares } from '@balcao/contract/valores/quantos'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Arquivos.module.css'
import { textos } from './arquivos.textos.ts'
import { ResultadoDaLinha } from './ResultadoDaLinha.tsx'

const t = textos.retorno
const c = t.colunas

const dia = (data: string | null) => data && formatarData(data)
/** Nothing was said of it. */
const dinheiro = (valor: number) => (valor ? formatarDinheiro(valor) : '')

export const colunasDeLinha: Coluna<LinhaDoRetorno>[] = [
  {
    id: 'boleto',
    titulo: c.boleto,
    celula: ({ boleto, nosso_numero }) => (boleto ? t.boleto(boleto.numero) : t.semBoleto(nosso_numero)),
  },
  {
    id: 'resultado',
    titulo: c.resultado,
    destaque: true,
    celula: ({ resultado }) => <ResultadoDaLinha resultado={resultado} />,
  },
  { id: 'cliente', titulo: c.cliente, parte: 22, celula: ({ boleto }) => boleto?.cliente ?? '' },
  { id: 'valor', titulo: c.valor, numero: true, celula: ({ valor_titulo }) => dinheiro(valor_titulo) },
  { id: 'pago', titulo: c.pago, numero: true, celula: ({ valor_pago }) => dinheiro(valor_pago) },
  { id: 'dia', titulo: c.dia, celula: ({ data_ocorrencia }) => dia(data_ocorrencia) },
  // What the boleto's own rules made of it; before that, what the bank said.
  {
    id: 'motivo',
    titulo: c.motivo,
    parte: 40,
    celula: ({ texto, motivos }) => <span className={classes.porExtenso}>{texto ?? motivos}</span>,
  },
  {
    id: 'ocorrencia',
    titulo: c.ocorrencia,
    opcional: true,
    celula: ({ evento, ocorrencia }) => nomeDaOcorrencia(evento, ocorrencia),
  },
  { id: 'tarifa', titulo: c.tarifa, numero: true, opcional: true, celula: ({ tarifa }) => dinheiro(tarifa) },
  { id: 'credito', titulo: c.credito, opcional: true, celula: ({ data_credito }) => dia(data_credito) },
  { id: 'vencimento', titulo: c.vencimento, opcional: true, celula: ({ vencimento }) => dia(vencimento) },
  { id: 'linha', titulo: c.linha, numero: true, opcional: true, celula: ({ linha }) => comMilhares(linha) },
]

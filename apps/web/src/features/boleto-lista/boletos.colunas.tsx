import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import { nomesDasOrigens, nomesDosMeios } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { rotulos, textos } from '#partes/boleto/boleto.textos.ts'
import { RegistroDoBoleto, SituacaoDoBoleto } from '#partes/boleto/SituacaoDoBoleto.tsx'
import { atrasoEmPalavras } from '#partes/boleto/vencimento.ts'
import type { NoLugar } from '#ui/lista/no-lugar.ts'
import { quando } from '#ui/quando.ts'
import { Situacao } from '#ui/Situacao.tsx'
import type { Coluna } from '#ui/tabela/coluna.ts'
import classes from './Boletos.module.css'
import type { Mostra } from './soma.ts'

type ColunaDeBoleto = Coluna<NoLugar<BoletoResumo>>

type Contexto = {
  hoje: string
  mostra: Mostra
  variasEmpresas: boolean
}

function Vencimento({ boleto, hoje }: { boleto: BoletoResumo; hoje: string }) {
  const atraso = atrasoEmPalavras(boleto, hoje)
  return (
    <>
      {formatarData(boleto.vencimento)}
      {atraso && <small className={classes.atraso}>{atraso}</small>}
    </>
  )
}

export const colunasDeBoleto = ({ hoje, mostra, variasEmpresas }: Contexto): ColunaDeBoleto[] => [
  { id: 'cliente', titulo: rotulos.cliente, parte: 22, celula: (b) => b.cliente?.nome ?? b.descricao },
  { id: 'numero', titulo: rotulos.numero, numero: true, celula: (b) => b.numero },
  { id: 'descricao', titulo: rotulos.descricao, parte: 24, celula: (b) => b.descricao },
  {
    id: 'vencimento',
    titulo: rotulos.vencimento,
    ordenavel: true,
    celula: (b) => <Vencimento boleto={b} hoje={hoje} />,
  },
  {
    id: 'valor',
    titulo: rotulos.valor,
    numero: true,
    ordenavel: true,
    celula: (b) => formatarDinheiro(b.valor),
  },
  {
    id: 'situacao',
    titulo: rotulos.situacao,
    destaque: true,
    celula: (b) =>
      b.saiu ? <Situacao tom="neutro">{textos.saiu}</Situacao> : <SituacaoDoBoleto boleto={b} hoje={hoje} />,
  },
  {
    id: 'registro',
    titulo: rotulos.registro,
    opcional: mostra === 'PAGOS',
    celula: (b) => <RegistroDoBoleto boleto={b} />,
  },
  {
    id: 'pago_em',
    titulo: rotulos.pago_em,
    ordenavel: true,
    opcional: mostra === 'EM_ABERTO',
    celula: (b) => b.pago_em && formatarData(b.pago_em),
  },
  {
    id: 'valor_pago',
    titulo: rotulos.valor_pago,
    numero: true,
    opcional: mostra !== 'PAGOS',
    celula: (b) => b.valor_pago !== null && formatarDinheiro(b.valor_pago),
  },
  {
    id: 'meio',
    titulo: rotulos.meio,
    opcional: mostra !== 'PAGOS',
    celula: (b) => b.meio && nomesDosMeios[b.meio],
  },
  { id: 'origem', titulo: rotulos.origem, opcional: true, celula: (b) => nomesDasOrigens[b.origem] },
  { id: 'nosso_numero', titulo: rotulos.nosso_numero, opcional: true, celula: (b) => b.nosso_numero },
  {
    id: 'empresa',
    titulo: rotulos.empresa,
    // With one column more, the last one would be cut off on an ordinary screen.
    opcional: !variasEmpresas || mostra !== 'EM_ABERTO',
    celula: (b) => b.empresa,
  },
  {
    id: 'criado_em',
    titulo: rotulos.criado_em,
    ordenavel: true,
    opcional: true,
    celula: (b) => quando(b.criado_em),
  },
]

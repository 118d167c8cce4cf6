import type { BoletoPublico } from '@balcao/contract/cobranca/boleto-publico'
import { formatarData } from '@balcao/contract/valores/data'
import { dinheiroSemQuebra, formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Cartao, Destaque } from '#partes/publica/Cartao.tsx'
import daPagina from '#partes/publica/publica.module.css'
import classes from './BoletoPublico.module.css'
import { encerrado, pagoEm, textos } from './boleto-publico.textos.ts'
import { prazoEmPalavras } from './prazo.ts'

/** What people look for first: how much, and until when. */
export function Quanto({ boleto }: { boleto: BoletoPublico }) {
  const { estado, hoje, vencimento, valor, desconto_ate } = boleto
  if (estado === 'PAGO' || estado === 'CANCELADO' || estado === 'INDISPONIVEL')
    return <Encerrado boleto={boleto} texto={encerrado[estado]} />
  const venceu = vencimento < hoje.dia
  return (
    <Cartao titulo={hoje.total === valor ? textos.aPagar : textos.aPagarHoje}>
      <p className={classes.valor}>{formatarDinheiro(hoje.total)}</p>
      <p className={venceu ? classes.vencido : undefined}>
        <strong>{prazoEmPalavras(vencimento, hoje.dia)}</strong>
      </p>
      <p>{textos.vencimento(formatarData(vencimento))}</p>
      {venceu && <p>{dinheiroSemQuebra(porAtraso(hoje))}</p>}
      {desconto_ate && (
        <p>
          {dinheiroSemQuebra(textos.comDesconto(formatarDinheiro(hoje.desconto), formatarData(desconto_ate)))}
        </p>
      )}
    </Cartao>
  )
}

const porAtraso = ({ multa, juros }: BoletoPublico['hoje']) =>
  multa + juros > 0 ? textos.comMulta(formatarDinheiro(multa), formatarDinheiro(juros)) : textos.semMulta

function Encerrado({ boleto, texto }: { boleto: BoletoPublico; texto: string }) {
  const { estado, pago_em, valor } = boleto
  return (
    <section className={estado === 'PAGO' ? classes.pago : daPagina.cartao}>
      {estado === 'PAGO' && pago_em && <Destaque>{pagoEm(formatarData(pago_em))}</Destaque>}
      <p>{texto}</p>
      <p className={daPagina.dica}>{dinheiroSemQuebra(`${boleto.descricao} · ${formatarDinheiro(valor)}`)}</p>
    </section>
  )
}

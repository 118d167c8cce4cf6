import type { BoletoResumo } from '@balcao/contract/cobranca/boleto'
import { nomesDosRegistros } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Link } from '@tanstack/react-router'
import linhas from '#ui/Linhas.module.css'
import { useHoje } from '#ui/useHoje.ts'
import { textos } from './boleto.textos.ts'
import classes from './LinhasDeBoletos.module.css'
import { SituacaoDoBoleto } from './SituacaoDoBoleto.tsx'
import { atrasoEmPalavras } from './vencimento.ts'

/** A few boletos of one client, contract or sale. Each one opens. */
export function LinhasDeBoletos({ boletos }: { boletos: readonly BoletoResumo[] }) {
  const hoje = useHoje()
  return (
    <ul className={linhas.lista}>
      {boletos.map((um) => (
        <li key={um.id}>
          <div>
            <p className={linhas.titulo}>
              <Link to="/admin/boleto/$id" params={{ id: um.id }} className={linhas.link}>
                {um.descricao}
              </Link>
              <SituacaoDoBoleto boleto={um} hoje={hoje} />
            </p>
            <p className={linhas.detalhe}>{[textos.numero(um.numero), quandoDe(um, hoje)].join(' · ')}</p>
          </div>
          <span className={classes.valor}>{formatarDinheiro(um.valor)}</span>
        </li>
      ))}
    </ul>
  )
}

/** What nobody can pay is seen without opening it. */
const recusaDoBanco = ({ situacao, registro }: BoletoResumo) =>
  situacao === 'ABERTO' && registro === 'REJEITADO' && nomesDosRegistros.REJEITADO.toLowerCase()

/** What came is said where it is not the value at the end of the line. */
const comoFoiPago = (pago_em: string, { valor, valor_pago }: BoletoResumo) => {
  const dia = textos.pagoEm(formatarData(pago_em))
  return valor_pago === null || valor_pago === valor
    ? dia
    : `${dia}, ${textos.recebidos(formatarDinheiro(valor_pago))}`
}

const quandoDe = (boleto: BoletoResumo, hoje: string) => {
  if (boleto.pago_em) return comoFoiPago(boleto.pago_em, boleto)
  const escrito = formatarData(boleto.vencimento)
  const dia = boleto.vencimento < hoje ? textos.venceuEm(escrito) : textos.venceEm(escrito)
  return [dia, atrasoEmPalavras(boleto, hoje), recusaDoBanco(boleto)].filter(Boolean).join(', ')
}

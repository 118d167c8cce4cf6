import type { Boleto } from '@balcao/contract/cobranca/boleto'
import { estadoPublico, seraPago } from '@balcao/contract/cobranca/boleto-publico'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { rotulos } from '#partes/boleto/boleto.textos.ts'
import { emLista } from '#textos/emLista.ts'
import emLados from '#ui/EmLados.module.css'
import { Secao } from '#ui/Secao.tsx'
import classes from './Boleto.module.css'
import { textos } from './boleto.textos.ts'
import { MandarAoCliente } from './MandarAoCliente.tsx'
import { TextoACopiar } from './TextoACopiar.tsx'

const t = textos.quanto

/** What is owed today, and by which ways. */
export function QuantoSePaga({ boleto }: { boleto: Boleto }) {
  const { situacao, linha_digitavel, pix } = boleto
  return (
    <Secao titulo={t.titulo}>
      <dl className={classes.valores}>
        {valoresDe(boleto).map(([nome, valor, detalhe]) => (
          <div key={nome}>
            <dt>{nome}</dt>
            <dd>
              <strong>{valor}</strong>
              {detalhe && <small>{detalhe}</small>}
            </dd>
          </div>
        ))}
      </dl>
      {seraPago(estadoPublico(boleto)) ? (
        <>
          <TextoACopiar rotulo={t.linha} texto={linha_digitavel} dica={dicaDaLinha(boleto)} />
          {pix ? <TextoACopiar rotulo={t.pix} texto={pix} /> : <p className={emLados.menor}>{t.semPix}</p>}
          <MandarAoCliente boleto={boleto} />
        </>
      ) : (
        <p className={emLados.menor}>{situacao === 'ABERTO' ? t.semRegistro : t.encerrado}</p>
      )}
    </Secao>
  )
}

/** Nobody reads out a line that no bank takes yet. */
const dicaDaLinha = (boleto: Boleto) => {
  const { hoje, pix } = boleto
  if (estadoPublico(boleto) === 'SEM_REGISTRO') return pix ? t.linhaSemRegistro : t.nadaSemRegistro
  return hoje.multa + hoje.juros > 0 ? t.linhaVencida : undefined
}

type Valor = [nome: string, valor: string, detalhe?: string]

/** What today's total has besides the value. */
const oQueSeSoma = ({ multa, juros, desconto }: Boleto['hoje']) =>
  emLista(
    [
      multa > 0 && t.multa(formatarDinheiro(multa)),
      juros > 0 && t.juros(formatarDinheiro(juros)),
      desconto > 0 && t.desconto(formatarDinheiro(desconto)),
    ].filter((parte) => parte !== false),
  )

const detalheDoPago = ({ pago_em, pagamentos }: Boleto) => {
  const diferenca = pagamentos.find(({ situacao }) => situacao === 'QUITOU')?.diferenca
  return [pago_em && formatarData(pago_em), diferenca && t.diferenca(diferenca)].filter(Boolean).join(', ')
}

/** Without fine and discount, today's total is the value. */
const valoresDe = (boleto: Boleto): Valor[] => {
  const { valor, vencimento, situacao, valor_pago, hoje } = boleto
  const base: Valor[] = [
    [t.valor, formatarDinheiro(valor)],
    [rotulos.vencimento, formatarData(vencimento)],
  ]
  if (situacao === 'PAGO' && valor_pago !== null)
    return [...base, [t.pago, formatarDinheiro(valor_pago), detalheDoPago(boleto)]]
  if (!seraPago(estadoPublico(boleto)) || hoje.total === valor) return base
  return [...base, [t.hoje, formatarDinheiro(hoje.total), oQueSeSoma(hoje)]]
}

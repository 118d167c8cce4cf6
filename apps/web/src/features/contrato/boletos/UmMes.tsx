import type { MesACobrar } from '@balcao/contract/cobranca/boleto-api'
import { nomesDasSituacoesDeBoleto } from '@balcao/contract/cobranca/boleto-opcoes'
import { formatarData } from '@balcao/contract/valores/data'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { Link } from '@tanstack/react-router'
import { mesEAno } from '#ui/mesEAno.ts'
import { textos } from './boletos.textos.ts'
import classes from './Emitir.module.css'

const t = textos.dialogo

type UmMesProps = {
  mes: MesACobrar
  /** The choice begins here. */
  comeca: boolean
  marcado: boolean
  aoMarcar: (marcado: boolean) => void
}

/** A month to be charged, or why it is not. */
export function UmMes({ mes, comeca, marcado, aoMarcar }: UmMesProps) {
  const { competencia, vencimento, valor, boleto, impedimento } = mes
  return (
    <div className={classes.mes} data-feito={boleto !== null || undefined}>
      <label>
        <input
          type="checkbox"
          data-autofocus={comeca || undefined}
          checked={marcado && !boleto && !impedimento}
          disabled={boleto !== null || impedimento !== null}
          onChange={(evento) => aoMarcar(evento.currentTarget.checked)}
        />
        <span>{mesEAno(competencia)}</span>
        <small>{!boleto && !impedimento && t.vence(formatarData(vencimento))}</small>
        <span className={classes.valor}>{formatarDinheiro(valor)}</span>
      </label>
      {boleto && (
        <small>
          {t.jaTem}{' '}
          <Link to="/admin/boleto/$id" params={{ id: boleto.id }}>
            {t.boleto(boleto.numero)}
          </Link>{' '}
          ({nomesDasSituacoesDeBoleto[boleto.situacao].toLowerCase()})
          {boleto.valor !== valor && t.deOutroValor(formatarDinheiro(boleto.valor))}
        </small>
      )}
      {!boleto && impedimento && <small>{impedimento}</small>}
    </div>
  )
}

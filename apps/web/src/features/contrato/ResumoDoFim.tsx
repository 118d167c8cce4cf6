import { formatarData } from '@balcao/contract/valores/data'
import { diaNoFuso } from '@balcao/contract/valores/dia'
import { formatarDinheiro } from '@balcao/contract/valores/dinheiro'
import { motivoDoFim, POR_ARREPENDIMENTO } from '@balcao/contract/vendas/contrato'
import type { Contrato } from '@balcao/contract/vendas/contrato-visto'
import { configuracao } from '#configuracao.ts'
import { usePode } from '#habilidade.ts'
import { ADevolver } from './boletos/ADevolver.tsx'
import { CobrarMulta } from './boletos/CobrarMulta.tsx'
import { EmAberto } from './boletos/EmAberto.tsx'
import classes from './Contrato.module.css'
import { cancelamentoDe } from './cancelamento.ts'
import { textos } from './contrato.textos.ts'
import { Numero, NumeroDoMes } from './Numero.tsx'

const t = textos.resumo.fim

/** Of a contract that is over: when and why it ended, and what is still to be paid. */
export function ResumoDoFim({ contrato }: { contrato: Contrato }) {
  const { id, meses, mes_atual, motivo, cancelado_em } = contrato
  const veBoletos = usePode('LISTAR.BOLETO')
  const fim = cancelamentoDe(contrato)
  const dia = fim?.dia ?? (cancelado_em && diaNoFuso(new Date(cancelado_em), configuracao.fuso_horario))
  return (
    <dl className={classes.resumo}>
      <Numero
        nome={t.acabou}
        valor={dia ? formatarData(dia) : textos.resumo.nada}
        detalhe={[fim?.texto, motivoDoFim(motivo)].filter(Boolean).join(' · ')}
      />
      {mes_atual !== null && (
        <NumeroDoMes nome={t.ultima} mes={meses.find(({ numero }) => numero === mes_atual)} />
      )}
      {fim?.multa != null && (
        <Numero nome={t.multa} valor={formatarDinheiro(fim.multa)}>
          {fim.multa > 0 && <CobrarMulta contrato={contrato} valor={fim.multa} desde={fim.dia} />}
        </Numero>
      )}
      {veBoletos && motivo === POR_ARREPENDIMENTO && <ADevolver id={id} vendaId={contrato.venda.id} />}
      {veBoletos && <EmAberto id={id} />}
    </dl>
  )
}

import type { Lote } from '@balcao/contract/cobranca/lote-api'
import { Button } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { textoDoErro } from '#http/erro.ts'
import { ErroNaTela } from '#ui/ErroNaTela.tsx'
import { mesEAno } from '#ui/mesEAno.ts'
import classes from './Lote.module.css'
import { useIniciarLote } from './lote.data.ts'
import { textos } from './lote.textos.ts'
import { OQueFazerDaConta } from './OQueFazerDaConta.tsx'

const t = textos.lote

/** Another batch of the same month, company and account. It is not asked twice: whoever has a boleto gets no other. */
export function EmitirOQueFalta({ lote }: { lote: Lote }) {
  const iniciar = useIniciarLote()
  const navegar = useNavigate()
  const { empresa, competencia, conta, situacao, motivo, total, vistos } = lote
  const faltam = Math.max(0, total - vistos)
  const emitir = () =>
    iniciar.mutate(
      { empresa_id: empresa.id, competencia, conta_bancaria_id: conta.id },
      { onSuccess: ({ id }) => void navegar({ to: '/admin/boleto/lote/$id', params: { id } }) },
    )
  return (
    <div className={classes.falta}>
      {situacao === 'CANCELADO' && <p>{t.parou(faltam, motivo)}</p>}
      {motivo && <OQueFazerDaConta lote={lote} />}
      {iniciar.error && <ErroNaTela mensagem={textoDoErro(iniciar.error)} />}
      <Button loading={iniciar.isPending} onClick={emitir}>
        {t.emitirOQueFalta(mesEAno(competencia))}
      </Button>
    </div>
  )
}

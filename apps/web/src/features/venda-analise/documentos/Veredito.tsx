import type { Anexo } from '@balcao/contract/vendas/anexo'
import { Button } from '@mantine/core'
import { BotaoComMotivo } from '#ui/BotaoComMotivo.tsx'
import { Tecla } from '#ui/teclas/Tecla.tsx'
import { textos } from '../analise.textos.ts'
import classes from './Documentos.module.css'

const t = textos.veredito

type VereditoProps = {
  anexo: Anexo
  /** Why this person gives no verdict now. */
  impedimento: string | null
  aguarde: boolean
  aoJulgar: (veredito: Anexo['veredito']) => void
  aoRejeitar: () => void
}

/** What the analyst says of the one that is shown. The last word counts. */
export function Veredito({ anexo, impedimento, aguarde, aoJulgar, aoRejeitar }: VereditoProps) {
  const { veredito, motivo } = anexo
  return (
    <div className={classes.veredito}>
      <BotaoComMotivo
        mih={44}
        color="success"
        variant={veredito === 'APROVADO' ? 'filled' : 'light'}
        motivo={impedimento}
        loading={aguarde}
        aria-pressed={veredito === 'APROVADO'}
        aria-keyshortcuts="A"
        rightSection={<Tecla>A</Tecla>}
        onClick={() => aoJulgar('APROVADO')}
      >
        {t.aprovar}
      </BotaoComMotivo>
      <BotaoComMotivo
        mih={44}
        color="danger"
        variant={veredito === 'REJEITADO' ? 'filled' : 'light'}
        motivo={impedimento}
        aria-pressed={veredito === 'REJEITADO'}
        aria-keyshortcuts="R"
        rightSection={<Tecla>R</Tecla>}
        onClick={aoRejeitar}
      >
        {t.rejeitar}
      </BotaoComMotivo>
      {veredito !== 'PENDENTE' && !impedimento && (
        <Button
          mih={44}
          variant="subtle"
          aria-keyshortcuts="U"
          rightSection={<Tecla>U</Tecla>}
          onClick={() => aoJulgar('PENDENTE')}
        >
          {t.desfazer}
        </Button>
      )}
      {veredito === 'REJEITADO' && motivo && <p className={classes.motivo}>{t.rejeitadoPor(motivo)}</p>}
    </div>
  )
}

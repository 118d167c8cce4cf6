import { nomeDoAutor } from '@balcao/contract/base/auditoria'
import type { Venda } from '@balcao/contract/vendas/venda'
import { Alert, Button } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import { oQueHouve } from '#partes/venda/o-que-houve.ts'
import { desde } from '#ui/desde.ts'
import { useRascunho } from '../rascunho/aberto.ts'
import { useSaidaDaVenda } from '../useSaidaDaVenda.ts'
import classes from './Envio.module.css'
import { textos } from './envio.textos.ts'
import { useEnvio } from './envio.ts'

const t = textos.mudou

/** Somebody was faster. Who and how is told, and the person decides what becomes of the correction. */
export function VendaMudou({ venda }: { venda: Venda }) {
  const { id, seguirDe, descartar } = useRascunho()
  const { esquecer } = useEnvio()
  const navegar = useNavigate()
  const ultima = venda.historico.at(-1)
  const saida = useSaidaDaVenda()
  const aVenda = saida.to === '/vendedor' ? ({ to: '/vendedor/venda/$id', params: { id } } as const) : saida

  const largar = async () => {
    await descartar()
    esquecer()
    await navegar(aVenda)
  }
  const seguir = () => {
    seguirDe(venda.versao)
    esquecer()
  }
  return (
    <Alert color="danger" role="alert" title={t.titulo}>
      <div className={classes.mudanca}>
        {ultima && <p>{t.ultima(oQueHouve(ultima), nomeDoAutor(ultima), desde(ultima.em))}</p>}
        <p>{t.nada}</p>
        {!venda.acoes.includes('editar') && <p>{t.encerrada}</p>}
        <div className={classes.saidas}>
          <Button variant="default" mih={44} renderRoot={(props) => <Link {...aVenda} {...props} />}>
            {t.ver}
          </Button>
          {venda.acoes.includes('editar') && (
            <Button variant="default" mih={44} onClick={seguir}>
              {t.seguir}
            </Button>
          )}
          <Button variant="subtle" color="danger" mih={44} onClick={() => void largar()}>
            {t.descartar}
          </Button>
        </div>
      </div>
    </Alert>
  )
}

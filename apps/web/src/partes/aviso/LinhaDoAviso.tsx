import { nomesDosAnexos } from '@balcao/contract/provedor/canal-venda'
import { nomesDosAvisos } from '@balcao/contract/provedor/configuracao-avisos'
import type { Aviso } from '@balcao/contract/vendas/aviso-api'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { emLista } from '#textos/emLista.ts'
import { desde } from '#ui/desde.ts'
import classes from './Avisos.module.css'
import { useLerAviso } from './aviso.data.ts'
import { textos } from './aviso.textos.ts'

/** Opening it is reading it. */
export function LinhaDoAviso({ aviso, aoAbrir }: { aviso: Aviso; aoAbrir?: () => void }) {
  const ler = useLerAviso()
  const { id, tipo, protocolo, cliente, quem, motivo, espera, anexos, criado_em, lido_em } = aviso
  // Another visit is only explained after one that failed.
  const visitaFalhou = tipo === 'agendar' && motivo !== null
  return (
    <li>
      <Link
        {...destinoDe(aviso)}
        className={classes.aviso ?? ''}
        data-lido={lido_em ? true : undefined}
        onClick={() => {
          if (!lido_em) ler.mutate(id)
          aoAbrir?.()
        }}
      >
        <span className={classes.ponto} aria-hidden />
        <span className={classes.texto}>
          <span className={classes.nome}>
            {visitaFalhou ? textos.visitaFalhou : nomesDosAvisos[tipo]}
            {!lido_em && <VisuallyHidden>, {textos.naoLido}</VisuallyHidden>}
          </span>
          <span className={classes.sobre}>
            {textos.venda(protocolo)} · {cliente}
          </span>
          {motivo && <span className={classes.motivo}>{motivo}</span>}
          {espera && <span className={classes.motivo}>{espera}</span>}
          {anexos.length > 0 && (
            <span className={classes.motivo}>
              {textos.rejeitados(emLista(anexos.map((anexo) => nomesDosAnexos[anexo])))}
            </span>
          )}
          <span className={classes.quando}>
            {desde(criado_em)}
            {quem && ` · ${quem}`}
          </span>
        </span>
      </Link>
    </li>
  )
}

/** Sellers have a page of their own sales, made for a phone. The others see the one for who decides. */
const destinoDe = ({ venda_id, propria }: Aviso) => ({
  to: (propria ? '/vendedor/venda/$id' : '/admin/venda/$id') as '/vendedor/venda/$id',
  params: { id: venda_id },
})

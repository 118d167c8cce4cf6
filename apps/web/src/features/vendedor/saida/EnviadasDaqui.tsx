import { Button } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { VendaNaSaida } from '#aparelho/saida.ts'
import { vendaEnviada } from '#partes/venda-acoes/acoes.data.ts'
import { desde } from '#ui/desde.ts'
import { Grupo } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'

const t = textos.saida

type EnviadasDaquiProps = {
  vendas: readonly VendaNaSaida[]
  marcarVista: (id: string) => void
  retirar: (id: string) => void
}

/** Sent from this device, and in none of the lists above: without network, or in the name of another seller. */
export function EnviadasDaqui({ vendas, marcarVista, retirar }: EnviadasDaquiProps) {
  return (
    <Grupo titulo={t.enviadasDaqui}>
      <ul className={classes.lista}>
        {vendas.map((venda) => (
          <Enviada
            key={venda.id}
            venda={venda}
            aoVer={() => marcarVista(venda.id)}
            aoTirar={() => retirar(venda.id)}
          />
        ))}
      </ul>
    </Grupo>
  )
}

type EnviadaProps = { venda: VendaNaSaida; aoVer: () => void; aoTirar: () => void }

function Enviada({ venda, aoVer, aoTirar }: EnviadaProps) {
  const { id, protocolo, mudada_em } = venda
  // Once it is sent, nothing personal of it is left on the device.
  const { data } = useQuery({ ...vendaEnviada(id), retry: false })
  const comProtocolo = textos.enviadas.protocolo(protocolo ?? 0)
  return (
    <li className={classes.cartao}>
      <div className={classes.texto}>
        <p className={classes.nome}>
          <Link
            to="/vendedor/venda/$id"
            params={{ id }}
            className={classes.abrir}
            data-linha=""
            onClick={() => data && aoVer()}
          >
            <strong>{data?.cliente.nome ?? comProtocolo}</strong>
          </Link>
        </p>
        <p className={classes.menor}>
          {[data && comProtocolo, t.enviada(desde(mudada_em))].filter(Boolean).join(' · ')}
        </p>
      </div>
      <Button variant="subtle" color="gray" mih={44} className={classes.descartar ?? ''} onClick={aoTirar}>
        {t.retirar}
      </Button>
    </li>
  )
}

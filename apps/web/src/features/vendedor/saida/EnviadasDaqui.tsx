import { Button } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import type { VendaNaSaida } from '#aparelho/saida.ts'
import { desde } from '#ui/desde.ts'
import { tardio } from '#ui/tardio.ts'
import { Grupo } from '../Grupo.tsx'
import classes from '../Vendedor.module.css'
import { textos } from '../vendedor.textos.ts'

const t = textos.saida

const NomeDeQuemComprou = tardio(() =>
  import('./NomeDeQuemComprou.tsx').then((modulo) => modulo.NomeDeQuemComprou),
)

type EnviadasDaquiProps = { vendas: readonly VendaNaSaida[]; retirar: (id: string) => void }

/** Sent from this device, and in none of the lists above: without network, or in the name of another seller. */
export function EnviadasDaqui({ vendas, retirar }: EnviadasDaquiProps) {
  const todas = vendas.map(({ id }) => id)
  return (
    <Grupo titulo={t.enviadasDaqui}>
      <ul className={classes.lista}>
        {vendas.map(({ id, protocolo, mudada_em }) => (
          <li key={id} className={classes.cartao}>
            <div className={classes.texto}>
              <p className={classes.nome}>
                <Link to="/vendedor/venda/$id" params={{ id }} className={classes.abrir} data-linha="">
                  <Suspense>
                    <NomeDeQuemComprou id={id} todas={todas} />
                  </Suspense>{' '}
                  <strong>{textos.enviadas.protocolo(protocolo ?? 0)}</strong>
                </Link>
              </p>
              <p className={classes.menor}>{t.enviada(desde(mudada_em))}</p>
            </div>
            <Button
              variant="subtle"
              color="gray"
              mih={44}
              className={classes.descartar ?? ''}
              onClick={() => retirar(id)}
            >
              {t.retirar}
            </Button>
          </li>
        ))}
      </ul>
    </Grupo>
  )
}

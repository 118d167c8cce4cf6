import type { FilaDeVendas } from '@balcao/contract/vendas/lista-api'
import { nomesDasVisoes, type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { Icone } from '#ui/Icone.tsx'
import classes from './Filas.module.css'
import { textos } from './vendas.textos.ts'

const t = textos.filas

type FilasProps = { filas: readonly FilaDeVendas[] | undefined; atual: VisaoDeVenda | undefined }

/** The queues with their numbers. Each is an address of its own, which keeps nothing of the list before. */
export function Filas({ filas, atual }: FilasProps) {
  const faixa = useRef<HTMLUListElement>(null)
  // On a phone the line is longer than the screen.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when another queue is opened
  useEffect(() => {
    const fila = faixa.current?.querySelector<HTMLElement>('[aria-current]')
    if (fila) faixa.current?.scrollTo({ left: fila.offsetLeft - (innerWidth - fila.offsetWidth) / 2 })
  }, [atual, filas === undefined])
  return (
    <nav aria-label={t.titulo} className={classes.faixa}>
      <ul ref={faixa} className={classes.filas}>
        {[undefined, ...nomesDasVisoes].map((nome) => (
          <li key={nome ?? ''}>
            <Link
              to="/admin/venda"
              search={{ visao: nome }}
              // No queue is a queue too: "Todas" is not the current one while another is open.
              activeOptions={{ explicitUndefined: true }}
              className={classes.fila}
            >
              {nome ? visao(nome).nome : t.todas}
              <Numeros fila={filas?.find((fila) => fila.visao === nome)} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Numeros({ fila }: { fila: FilaDeVendas | undefined }) {
  if (!fila) return null
  // Both are counted up to the same ceiling.
  const noTeto = (numero: number) => !fila.total_exato && numero === fila.total
  return (
    <>
      {' '}
      <span className={classes.numero}>
        <Numero valor={fila.total} noTeto={noTeto(fila.total)} />
      </span>
      {fila.atrasadas > 0 && (
        <span className={classes.atrasadas} title={t.atrasadas}>
          {' '}
          <Icone nome="tabler:clock-exclamation" tamanho={16} />
          <Numero valor={fila.atrasadas} noTeto={noTeto(fila.atrasadas)} />
          <VisuallyHidden> {t.atrasadas}</VisuallyHidden>
        </span>
      )}
    </>
  )
}

function Numero({ valor, noTeto }: { valor: number; noTeto: boolean }) {
  if (!noTeto) return valor
  return (
    <>
      <span aria-hidden>{t.maisDe(valor)}</span>
      <VisuallyHidden>{t.maisDePorExtenso(valor)}</VisuallyHidden>
    </>
  )
}

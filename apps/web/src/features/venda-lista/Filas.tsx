import type { FilaDeVendas } from '@balcao/contract/vendas/lista-api'
import { nomesDasVisoes, type VisaoDeVenda, visao } from '@balcao/contract/vendas/visao'
import { VisuallyHidden } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import classes from './Filas.module.css'
import { textos } from './vendas.textos.ts'

const t = textos.filas

/** As many as the server gives at once: whoever prints the day's list wants all of it. */
const NUMA_FOLHA = 200

type FilasProps = { filas: readonly FilaDeVendas[] | undefined; atual: VisaoDeVenda | undefined }

/** The queues with their numbers. Each is an address of its own, which keeps nothing of the list before. */
export function Filas({ filas, atual }: FilasProps) {
  return (
    <nav aria-label={t.titulo} className={classes.faixa}>
      <ul className={classes.filas}>
        {[undefined, ...nomesDasVisoes].map((nome) => (
          <li key={nome ?? ''}>
            <Link
              to="/admin/venda"
              search={enderecoDa(nome)}
              className={classes.fila}
              aria-current={nome === atual ? 'page' : undefined}
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

const enderecoDa = (nome: VisaoDeVenda | undefined) => {
  if (!nome) return {}
  return visao(nome).ateHoje ? { visao: nome, limite: NUMA_FOLHA } : { visao: nome }
}

function Numeros({ fila }: { fila: FilaDeVendas | undefined }) {
  if (!fila) return null
  // The ceiling is the same for both.
  const noTeto = (numero: number) => !fila.total_exato && numero === fila.total
  return (
    <>
      {' '}
      <span className={classes.numero}>
        <Numero valor={fila.total} noTeto={noTeto(fila.total)} />
      </span>
      {fila.atrasadas > 0 && (
        <span className={classes.atrasadas}>
          {' '}
          {t.atrasadas(noTeto(fila.atrasadas) ? t.maisDe(fila.atrasadas) : String(fila.atrasadas))}
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

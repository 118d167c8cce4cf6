import { Button, CloseButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { preencher } from '#textos/preencher.ts'
import { Esqueleto } from '#ui/Esqueleto.tsx'
import classes from './Cidades.module.css'
import type { GrupoDeUf } from './cidadesPorUf.ts'
import { municipios } from './endereco.data.ts'
import { textos } from './endereco.textos.ts'
import { quantasCidades } from './quantasCidades.ts'

type GrupoDeCidadesProps = { grupo: GrupoDeUf; travado: boolean; aoTirar: (codigos: number[]) => void }

/** Nobody reads more names than this, and they take time to draw. */
const NOMES_DE_INICIO = 30

/** The chosen cities of one state. They can be removed one by one or all at once. */
export function GrupoDeCidades({ grupo, travado, aoTirar }: GrupoDeCidadesProps) {
  const { uf, codigos, inteiro } = grupo
  const [tudo, setTudo] = useState(false)
  const { data } = useQuery({ ...municipios.doEstado(uf), enabled: !inteiro })
  const escolhidas = new Set(codigos)
  const cidades = inteiro ? [] : (data?.filter(({ codigo }) => escolhidas.has(codigo)) ?? [])
  const visiveis = tudo ? cidades : cidades.slice(0, NOMES_DE_INICIO)
  const total = quantasCidades(codigos.length)
  return (
    <div className={classes.grupo}>
      <div className={classes.uf}>
        <span title={grupo.nome}>
          {uf} · {inteiro ? preencher(textos.cidades.estadoInteiro, total) : total}
        </span>
        {!travado && (
          <CloseButton
            size={24}
            aria-label={preencher(textos.cidades.tirarEstado, grupo.nome)}
            onClick={() => aoTirar(codigos)}
          />
        )}
      </div>
      {!inteiro && !data && <Esqueleto className={classes.espera} />}
      {visiveis.length > 0 && (
        <ul className={classes.cidades}>
          {visiveis.map(({ codigo, nome }) => (
            <li key={codigo} className={classes.cidade}>
              {nome}
              {!travado && (
                <CloseButton
                  size={24}
                  aria-label={preencher(textos.cidades.tirar, nome)}
                  onClick={() => aoTirar([codigo])}
                />
              )}
            </li>
          ))}
          {visiveis.length < cidades.length && (
            <li>
              <Button variant="subtle" size="compact-sm" onClick={() => setTudo(true)}>
                {preencher(textos.cidades.mostrarMais, String(cidades.length - visiveis.length))}
              </Button>
            </li>
          )}
        </ul>
      )}
    </div>
  )
}

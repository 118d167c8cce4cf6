import { permissoesDeChave } from '@balcao/contract/base/chave'
import {
  areasDePermissao,
  type Permissao,
  permissoes,
  rotuloDaPermissao,
} from '@balcao/contract/base/permissao'
import { Checkbox } from '@mantine/core'
import type { ReactNode } from 'react'
import { useSessao } from '#sessao.ts'
import { Secao } from '#ui/Secao.tsx'
import { Vazio } from '#ui/Vazio.tsx'
import { rotulos, textos } from './chave-api.textos.ts'
import classes from './PermissoesDaChave.module.css'

type PermissoesDaChaveProps = {
  value: Permissao[]
  onChange: (permissoes: Permissao[]) => void
  error?: ReactNode
}

/** What the new key may do: of what a key can have, what its maker has. */
export function PermissoesDaChave({ value, onChange, error }: PermissoesDaChaveProps) {
  const minhas = useSessao().usuarioAutenticado?.permissoes ?? []
  const areas = areasDePermissao
    .map(({ area, permissoes }) => ({
      area,
      daArea: (Object.keys(permissoes) as Permissao[]).filter(
        (p) => permissoesDeChave.includes(p) && minhas.includes(p),
      ),
    }))
    .filter(({ daArea }) => daArea.length > 0)
  // In the catalogue's order and not that of the clicks, so that the same choice is always the same list.
  const marcar = (quais: readonly Permissao[], ligar: boolean) =>
    onChange(permissoes.filter((p) => (quais.includes(p) ? ligar : value.includes(p))))
  return (
    <div className={classes.permissoes}>
      <Secao
        titulo={rotulos.permissoes}
        texto={textos.permissoesExplicadas}
        acao={<span aria-live="polite">{textos.marcadas(value.length)}</span>}
      >
        {error && (
          <p role="alert" className={classes.erro}>
            {error}
          </p>
        )}
        {areas.length === 0 && <Vazio texto={textos.semPermissoes} />}
        <div className={classes.areas}>
          {areas.map(({ area, daArea }) => (
            <Area key={area} area={area} daArea={daArea} marcadas={value} marcar={marcar} />
          ))}
        </div>
      </Secao>
    </div>
  )
}

type AreaProps = {
  area: string
  daArea: Permissao[]
  marcadas: readonly Permissao[]
  marcar: (quais: readonly Permissao[], ligar: boolean) => void
}

function Area({ area, daArea, marcadas, marcar }: AreaProps) {
  const quantas = daArea.filter((p) => marcadas.includes(p)).length
  const todas = quantas === daArea.length
  return (
    <fieldset className={classes.area} aria-label={area}>
      <Checkbox
        className={classes.todas ?? ''}
        aria-label={textos.todaAArea(area)}
        label={area}
        checked={todas}
        indeterminate={quantas > 0 && !todas}
        onChange={() => marcar(daArea, !todas)}
      />
      {daArea.map((permissao) => (
        <Checkbox
          key={permissao}
          className={classes.uma ?? ''}
          label={rotuloDaPermissao(permissao)}
          checked={marcadas.includes(permissao)}
          onChange={(evento) => marcar([permissao], evento.currentTarget.checked)}
        />
      ))}
    </fieldset>
  )
}

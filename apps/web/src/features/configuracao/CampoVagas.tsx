import type { VagasDaCidade } from '@balcao/contract/provedor/configuracao-instalacao'
import { nomeComUf } from '@balcao/contract/provedor/municipio'
import { Button } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { CampoCidade } from '#partes/endereco/CampoCidade.tsx'
import { municipios } from '#partes/endereco/endereco.data.ts'
import { CampoNumero } from '#ui/campos/CampoNumero.tsx'
import { type Ligavel, useCampo } from '#ui/campos/useCampo.ts'
import classes from './Campos.module.css'
import { textos } from './configuracao.textos.ts'
import { GrupoDoCampo } from './GrupoDoCampo.tsx'

const t = textos.vagas

type CampoVagasProps = Ligavel<VagasDaCidade[]> & { label: string; description: string }
type Recebidas = { error?: string; disabled?: boolean; 'data-path'?: string }

/** A short table: a city, its number of places, and how to take it out. */
export function CampoVagas(props: CampoVagasProps) {
  const { valor, mudar, resto } = useCampo<VagasDaCidade[], typeof props & Recebidas>(props, [])
  const cliente = useQueryClient()
  // Chosen and added at once; the field is empty again for the next one.
  const [vez, setVez] = useState(0)
  const acrescentar = async (codigo_ibge: number | null) => {
    if (codigo_ibge === null) return
    setVez(vez + 1)
    const cidade = await cliente.query(municipios.um(codigo_ibge))
    if (cidade && !valor.some((uma) => uma.codigo_ibge === codigo_ibge))
      mudar([...valor, { codigo_ibge, cidade: nomeComUf(cidade), vagas: 1 }])
  }
  const naLinha = (qual: number, vagas: number | null) =>
    mudar(valor.map((uma) => (uma.codigo_ibge === qual ? { ...uma, vagas: vagas ?? 0 } : uma)))
  return (
    <GrupoDoCampo campo={resto} className={classes.vagas}>
      {valor.map(({ codigo_ibge, cidade, vagas }) => (
        <div key={codigo_ibge} className={classes.cidade}>
          <span>{cidade}</span>
          <CampoNumero
            aria-label={t.vagasEm(cidade)}
            value={vagas}
            onChange={(novas) => naLinha(codigo_ibge, novas)}
            disabled={resto.disabled ?? false}
            w={88}
          />
          <Button
            variant="subtle"
            color="danger"
            aria-label={t.tirar(cidade)}
            disabled={resto.disabled ?? false}
            onClick={() => mudar(valor.filter((uma) => uma.codigo_ibge !== codigo_ibge))}
          >
            {t.tirarCurto}
          </Button>
        </div>
      ))}
      {!resto.disabled && (
        <CampoCidade
          key={vez}
          aria-label={t.acrescentar}
          placeholder={t.acrescentar}
          data-path={resto['data-path']}
          value={null}
          onChange={(codigo) => void acrescentar(codigo)}
        />
      )}
    </GrupoDoCampo>
  )
}

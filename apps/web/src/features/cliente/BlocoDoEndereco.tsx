import { nomesDosEnderecos } from '@balcao/contract/cliente/contato'
import { nomeComUf } from '@balcao/contract/municipio'
import { ActionIcon } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { CampoTexto } from '../../ui/campos/CampoTexto.tsx'
import { CamposEndereco } from '../../ui/endereco/CamposEndereco.tsx'
import { municipios } from '../../ui/endereco/endereco.data.ts'
import { Icone } from '../../ui/Icone.tsx'
import { CamposDoLugar } from '../../ui/mapa/CamposDoLugar.tsx'
import { CampoDeOpcoes } from './CampoDeOpcoes.tsx'
import classes from './Cliente.module.css'
import type { ValoresEnderecoDoCliente } from './cliente.formulario.ts'
import { textos } from './contatos.textos.ts'

type BlocoDoEnderecoProps = {
  endereco: ValoresEnderecoDoCliente
  lugar: number
  ultimo: number
  travado: boolean
  aoMover: (para: number) => void
  aoTirar: () => void
}

/** One address: what it is for, where it is, and the point on the map. */
export function BlocoDoEndereco({
  endereco,
  lugar,
  ultimo,
  travado,
  aoMover,
  aoTirar,
}: BlocoDoEnderecoProps) {
  const name = `enderecos.${lugar}`
  const titulo = textos.endereco(lugar + 1)
  const botoes = [
    {
      icone: 'tabler:arrow-up',
      nome: textos.subirEndereco,
      fazer: () => aoMover(lugar - 1),
      cabe: lugar > 0,
    },
    {
      icone: 'tabler:arrow-down',
      nome: textos.descerEndereco,
      fazer: () => aoMover(lugar + 1),
      cabe: lugar < ultimo,
    },
    { icone: 'tabler:trash', nome: textos.tirarEndereco, fazer: aoTirar, cabe: true },
  ]
  return (
    <fieldset className={classes.endereco} aria-label={titulo}>
      <div className={classes.topoDoEndereco}>
        <strong>{titulo}</strong>
        {!travado &&
          botoes.map(({ icone, nome, fazer, cabe }) => (
            <ActionIcon
              key={icone}
              variant="subtle"
              color="gray"
              size="lg"
              disabled={!cabe}
              aria-label={nome(lugar + 1)}
              onClick={fazer}
            >
              <Icone nome={icone} tamanho={16} />
            </ActionIcon>
          ))}
      </div>
      <div className={classes.lado}>
        <CampoDeOpcoes
          name={`${name}.tipo`}
          label={textos.enderecoTipo}
          nomes={nomesDosEnderecos}
          withAsterisk
        />
      </div>
      <CamposEndereco name={name} />
      <CampoTexto
        name={`${name}.referencia`}
        label={textos.referencia}
        autoComplete="off"
        vazio={null}
        maxLength={150}
      />
      <CamposDoLugar name={name} endereco={useEnderecoEmPalavras(endereco) || titulo} />
    </fieldset>
  )
}

const NENHUMA = 0

/** For the map to be found by, and to be called by: what is filled in so far. */
function useEnderecoEmPalavras({ logradouro, numero, bairro, codigo_ibge }: ValoresEnderecoDoCliente) {
  const { data: cidade } = useQuery({
    ...municipios.um(codigo_ibge ?? NENHUMA),
    enabled: codigo_ibge !== null,
  })
  return [logradouro, numero, bairro, cidade && nomeComUf(cidade)].filter(Boolean).join(', ')
}

import { Button } from '@mantine/core'
import { AvisoDeSemelhantes } from '#partes/cliente/semelhantes/AvisoDeSemelhantes.tsx'
import { GrupoDeCampos } from '#ui/formulario/GrupoDeCampos.tsx'
import { Icone } from '#ui/Icone.tsx'
import { BlocoDoEndereco } from './BlocoDoEndereco.tsx'
import classes from './Cliente.module.css'
import { enderecoNovo } from './cliente.formulario.ts'
import { rotulos } from './cliente.textos.ts'
import { textos } from './contatos.textos.ts'
import type { ParteProps } from './formulario-do-cliente.ts'

/** The contract's limit. */
const MAXIMO = 20

export function EnderecosDoCliente({ form, travado, semelhantes, comSemelhante }: ParteProps) {
  const { enderecos } = form.values
  return (
    <GrupoDeCampos legenda={rotulos.enderecos}>
      <div className={classes.linhas}>
        {enderecos.length === 0 && <p className={classes.vazio}>{textos.semEnderecos}</p>}
        {enderecos.map((endereco, lugar) => (
          <BlocoDoEndereco
            key={endereco.chave}
            endereco={endereco}
            lugar={lugar}
            ultimo={enderecos.length - 1}
            travado={travado}
            aoMover={(para) => form.reorderListItem('enderecos', { from: lugar, to: para })}
            aoTirar={() => form.removeListItem('enderecos', lugar)}
          />
        ))}
        {!travado && enderecos.length < MAXIMO && (
          <Button
            variant="default"
            size="compact-sm"
            leftSection={<Icone nome="tabler:plus" tamanho={14} />}
            onClick={() => form.insertListItem('enderecos', enderecoNovo())}
          >
            {textos.adicionarEndereco}
          </Button>
        )}
      </div>
      <AvisoDeSemelhantes semelhantes={semelhantes} motivo="ENDERECO" acao={comSemelhante} />
    </GrupoDeCampos>
  )
}

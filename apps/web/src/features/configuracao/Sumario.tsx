import type { Chave } from '@balcao/contract/provedor/configuracao-catalogo'
import { gruposDeConfiguracao } from '@balcao/contract/provedor/configuracao-definicao'
import { Link } from '@tanstack/react-router'
import classes from './Configuracao.module.css'
import { textos } from './configuracao.textos.ts'
import { chavesDoGrupo, grupos } from './procura.ts'

/** Links to each group, beside them or, on a narrow screen, above them. */
export function Sumario({ visiveis }: { visiveis: ReadonlySet<Chave> }) {
  return (
    <nav aria-label={textos.grupos} className={classes.sumario}>
      {grupos
        .filter((grupo) => chavesDoGrupo(grupo).some((chave) => visiveis.has(chave)))
        .map((grupo) => (
          <Link
            key={grupo}
            to="/admin/configuracao/geral"
            hash={grupo}
            search={(atual) => atual}
            replace
            activeOptions={{ includeHash: true, includeSearch: false }}
            className={classes.atalho ?? ''}
          >
            {gruposDeConfiguracao[grupo]}
          </Link>
        ))}
    </nav>
  )
}

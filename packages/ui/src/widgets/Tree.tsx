import { TreeView as Ark, createTreeCollection } from '@ark-ui/react/tree-view'
import { useMemo } from 'react'
import { NextIcon } from '../icons/index.ts'
import { visuallyHidden } from '../theme/index.ts'
import * as css from './Tree.css.ts'

export interface TreeNode {
  readonly id: string
  readonly label: string
  readonly disabled?: boolean | undefined
  readonly children?: readonly TreeNode[] | undefined
}

interface TreeProps {
  readonly label: string
  readonly nodes: readonly TreeNode[]
  /** The id of the one chosen, null while none is. */
  readonly value: string | null
  readonly onChange: (id: string) => void
  /** Ids of those that are open at first. */
  readonly open?: readonly string[] | undefined
}

/** Things within things, of which one is chosen: categories, folders. Arrow keys open, close and move. */
export const Tree = ({ label, nodes, value, onChange, open = [] }: TreeProps) => {
  const collection = useMemo(
    () =>
      createTreeCollection<TreeNode>({
        nodeToValue: ({ id }) => id,
        nodeToString: (node) => node.label,
        nodeToChildren: ({ children = [] }) => [...children],
        isNodeDisabled: ({ disabled = false }) => disabled,
        rootNode: { id: '', label, children: nodes },
      }),
    [nodes, label],
  )
  return (
    <Ark.Root
      collection={collection}
      selectedValue={value === null ? [] : [value]}
      onSelectionChange={({ selectedValue: [id] }) => id !== undefined && onChange(id)}
      defaultExpandedValue={[...open]}
    >
      <Ark.Label className={visuallyHidden}>{label}</Ark.Label>
      <Ark.Tree className={css.tree}>
        {nodes.map((node, index) => (
          <Branch key={node.id} node={node} path={[index]} />
        ))}
      </Ark.Tree>
    </Ark.Root>
  )
}

const Branch = ({ node, path }: { readonly node: TreeNode; readonly path: readonly number[] }) => (
  <Ark.NodeProvider node={node} indexPath={[...path]}>
    {node.children === undefined || node.children.length === 0 ? (
      <Ark.Item className={css.leaf}>
        <Ark.ItemText>{node.label}</Ark.ItemText>
      </Ark.Item>
    ) : (
      <Ark.Branch>
        <Ark.BranchControl className={css.line}>
          <Ark.BranchIndicator className={css.arrow}>
            <NextIcon size={16} />
          </Ark.BranchIndicator>
          <Ark.BranchText>{node.label}</Ark.BranchText>
        </Ark.BranchControl>
        <Ark.BranchContent>
          {node.children.map((child, index) => (
            <Branch key={child.id} node={child} path={[...path, index]} />
          ))}
        </Ark.BranchContent>
      </Ark.Branch>
    )}
  </Ark.NodeProvider>
)

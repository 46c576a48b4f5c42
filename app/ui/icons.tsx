/** Decorative, 24 × 24, in the text color. The surrounding link or button has the label. */
import type { IconName } from './icon-drawings';

interface IconProps {
  className?: string;
}

const icon = (name: IconName) => {
  const Icon = ({ className }: IconProps) => (
    <svg className={className ? `icon ${className}` : 'icon'} aria-hidden="true">
      <use href={`#icon-${name}`} />
    </svg>
  );
  Icon.displayName = `icon(${name})`;
  return Icon;
};

export const MenuIcon = icon('menu');
export const CloseIcon = icon('close');
export const ChevronIcon = icon('chevron');
export const CheckIcon = icon('check');
export const ArrowLeftIcon = icon('arrow-left');
export const ArrowRightIcon = icon('arrow-right');
export const PlusIcon = icon('plus');
export const MinusIcon = icon('minus');
export const PlayIcon = icon('play');
export const PauseIcon = icon('pause');
export const AlertIcon = icon('alert');
export const SearchIcon = icon('search');
export const AccountIcon = icon('account');
export const HeartIcon = icon('heart');
export const CartIcon = icon('bag');
export const TruckIcon = icon('truck');
export const ReturnIcon = icon('return');
export const FinishIcon = icon('finish');
export const CareIcon = icon('care');
